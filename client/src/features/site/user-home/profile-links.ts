/** A way to somebody's pages elsewhere. */
export interface ProfileLink {
  readonly kind: 'github' | 'blog' | 'codeforces';
  readonly href: string;
  /** The address as people read it. */
  readonly text: string;
}

interface Places {
  readonly github: string | null;
  readonly blog: string | null;
  readonly cfUsername: string | null;
}

/** The pages somebody names, as far as they are addresses of the web: nothing that runs when it is clicked. */
export function profileLinks({ github, blog, cfUsername }: Places): readonly ProfileLink[] {
  const codeforces = cfUsername?.trim();
  return [
    linkTo('github', /^[\w-]+$/.test(github?.trim() ?? '') ? `https://github.com/${github?.trim()}` : github),
    linkTo('blog', blog),
    linkTo('codeforces', codeforces ? `https://codeforces.com/profile/${encodeURIComponent(codeforces)}` : null),
  ].filter((link) => link !== null);
}

function linkTo(kind: ProfileLink['kind'], written: string | null | undefined): ProfileLink | null {
  const text = written?.trim() ?? '';
  // "example.org/me" is how people write it; "javascript:" and its like keep their scheme, and are refused for it.
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (text === '' || url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  return { kind, href: url.href, text: (url.host + url.pathname).replace(/\/$/, '') };
}
