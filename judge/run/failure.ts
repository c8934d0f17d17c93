/**
 * What the judge fails at for reasons of a problem's jury: a checker that does not compile or misbehaves, a language
 * that is not there. It would fail again, so it is a verdict (SE) at once, told to admins and not charged to the
 * contestant. Our own failures (a sandbox that breaks, a server that is away) are other errors, and the task is
 * repeated.
 */
export class JuryFailure extends Error {
  override readonly name = 'JuryFailure';
}

/** The program does not compile; the message is the compiler's, for its author. */
export class CompileRefusal extends Error {
  override readonly name = 'CompileRefusal';
}
