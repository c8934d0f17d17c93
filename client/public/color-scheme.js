// Before the first paint: the colour scheme that was chosen, else the device's, and the density of tables. A file of
// its own, since the content security policy allows no inline scripts.
(function () {
  var stored = null;
  var density = null;
  try {
    stored = localStorage.getItem('colorScheme');
    density = localStorage.getItem('density');
  } catch {
    stored = null;
  }
  var dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  if (density === 'compact') root.dataset.density = density;
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
