/** What an account signs in with. */
export type Credential =
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  /** A session taken from a browser; `name` is the cookie's. */
  | { readonly kind: 'cookie'; readonly username: string; readonly name: string; readonly value: string }
  | { readonly kind: 'token'; readonly username: string; readonly token: string };
