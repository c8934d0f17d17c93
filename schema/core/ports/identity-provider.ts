/** Somebody who says who people are, by OpenID Connect, and the client that the site is there. */
export interface OpenIdProvider {
  /** Address its discovery document is found below. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Separated by blanks; `openid` among them. */
  readonly scopes: string;
  /** With which its tokens are signed, where they are signed with the secret of the client. */
  readonly algorithm?: 'HS256';
}

/** Who else may say who somebody is. */
export interface IdentityProvider extends OpenIdProvider {
  /** In addresses: lower-case letters, digits and hyphens. */
  readonly key: string;
  /** What people know it by. */
  readonly label: string;
}
