import "./app.css";
import "./faces/faces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { mixColours } from "./board/looks";

mixColours(document.documentElement.style);

const target = document.getElementById("app");
if (target) {
  mount(App, { target });
}
