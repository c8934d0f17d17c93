import Bowser from 'bowser';

/** A device, as its browser describes itself. */
export interface Device {
  /** Such as "Firefox 140". */
  readonly browser: string | null;
  /** Such as "Windows" or "iOS 18". */
  readonly system: string | null;
}

/** Reads a User-Agent header; parts that cannot be made out are null. */
export function deviceOf(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  // Tools name themselves first and shortly.
  const [, tool, toolVersion] = /^([\w.-]+)(?:\/(\d+))?/.exec(userAgent) ?? [];
  const named =
    (browser.name ?? '') === '' && tool !== 'Mozilla'
      ? joined(tool, toolVersion)
      : joined(browser.name, browser.version?.split('.')[0]);
  return {
    browser: named,
    system: joined(os.name, os.versionName ?? (os.name === 'Windows' ? undefined : os.version)),
  };
}

function joined(name: string | undefined, version: string | undefined): string | null {
  if (name === undefined || name === '') return null;
  return version === undefined || version === '' ? name : `${name} ${version}`;
}
