// Before the first paint: the colour scheme that was chosen, else the device's. A file of its own, since the content
// security policy allows no inline scripts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('colorScheme');
  } catch {
    stored = null;
  }
  var dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
