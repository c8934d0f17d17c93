/** How the browser of tests and benchmarks is started: Debian's Chromium without a window; nothing is downloaded. */
export const chromiumLaunch: { readonly executablePath: string; readonly args: string[] } = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The same for tests, whose pages do not live long enough to gain by code that is optimised. */
export const chromiumForTests = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, '--js-flags=--no-opt --no-maglev'],
};
