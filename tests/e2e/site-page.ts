import type { ProblemScreenParts } from './problem-screen.ts';

/** A page, or a state of one. */
export interface SitePage {
  readonly name: string;
  /** Path on the site. */
  readonly path: string | ((siteUrl: string) => Promise<string>);
  /** Not there on narrow screens, or only there. */
  readonly only?: 'desktop' | 'phone';
  /** Must it be seen signed in? */
  readonly isSignedIn?: boolean;
  /** Must it be seen as the super admin? */
  readonly isRoot?: boolean;
  /** What brings the page into the state, once it stands there. */
  readonly arrange?: (parts: ProblemScreenParts) => Promise<void>;
}
