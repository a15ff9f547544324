import { mount } from "svelte";
import "./app.css";
import "./lib/arrivals"; // before the router: it hears of a link before the page that it leads to is drawn
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
