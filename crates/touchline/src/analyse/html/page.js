// A pointer or an arrow key on the timeline tells the turn below it. Without this, the titles of the turns do.
for (const group of document.querySelectorAll(".hits")) {
  const figure = group.closest("figure");
  const plot = figure.querySelector("svg"), cursor = plot.querySelector(".cursor");
  const readout = figure.querySelector(".readout"), hits = [...plot.querySelectorAll(".hits rect")];
  const told = hits.map((hit) => hit.querySelector("title").textContent);
  hits.forEach((hit) => hit.querySelector("title").remove());
  readout.hidden = false;
  let at = hits.length;
  const show = (index) => {
    at = Math.max(0, Math.min(hits.length - 1, index));
    const x = hits[at].x.baseVal, width = hits[at].width.baseVal;
    const end = x.valueInSpecifiedUnits + width.valueInSpecifiedUnits + "%";
    cursor.setAttribute("x1", end);
    cursor.setAttribute("x2", end);
    cursor.classList.add("on");
    readout.textContent = told[at];
  };
  const point = (event) => {
    const box = plot.getBoundingClientRect();
    show(Math.floor((event.clientX - box.left) / box.width * hits.length));
  };
  plot.addEventListener("pointermove", point);
  plot.addEventListener("pointerdown", point);
  plot.tabIndex = 0;
  plot.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) { event.preventDefault(); show(at + step); }
  });
}
