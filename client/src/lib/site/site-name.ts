/** The name shown before, and whenever, the site's own settings cannot be had. */
export const siteName = 'Verdict';
