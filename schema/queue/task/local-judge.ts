const localJudge = 'local';

/**
 * Name of the judge node on the server's own machine. Machines that share a database have a judge each, so there it is
 * told apart by the host; a database behind a socket of this machine has only this one.
 */
export function localJudgeName(databaseUrl: string, hostname: string): string {
  const isOwn = new URL(databaseUrl).searchParams.get('host')?.startsWith('/') ?? false;
  return isOwn ? localJudge : `${localJudge}-${hostname}`.slice(0, 100);
}

/** Does a name say that the site starts the judge itself, on one of its machines? */
export function isLocalJudge(name: string): boolean {
  return name === localJudge || name.startsWith(`${localJudge}-`);
}
