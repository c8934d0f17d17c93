const flowKey = 'providerFlow';

/** What this tab went to a provider for. The binding never leaves it but for the way to our own server and back. */
export interface ProviderFlow {
  readonly binding: string;
  readonly purpose: 'signIn' | 'link' | 'handle';
}

/** Sends the tab to a provider; it comes back to /auth/return. @param next where to go on then, a path of the site. */
export function goToProvider(key: string, purpose: 'signIn' | 'link', next: string): void {
  const binding = [...crypto.getRandomValues(new Uint8Array(20))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  leave(key, { binding, purpose }, next);
}

/** As goToProvider, to the sign-in of a remote judge. @param binding what the server bound to the session. */
export function goToJudge(judgeKey: string, binding: string, next: string): void {
  leave(`remote/${judgeKey}`, { binding, purpose: 'handle' }, next);
}

function leave(place: string, flow: ProviderFlow, next: string): void {
  sessionStorage.setItem(flowKey, JSON.stringify(flow));
  location.assign(`/auth/oidc/${place}/start?${new URLSearchParams({ binding: flow.binding, next }).toString()}`);
}

/** What the tab went for, once. Null when it went nowhere. */
export function takeProviderFlow(): ProviderFlow | null {
  const text = sessionStorage.getItem(flowKey);
  sessionStorage.removeItem(flowKey);
  // Written by the function above, in this tab.
  return text === null ? null : (JSON.parse(text) as ProviderFlow);
}
