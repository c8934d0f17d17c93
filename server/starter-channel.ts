/** What the server tells the process that started it, over the IPC channel. */
export type ServerMessage =
  /** It listens. */
  | {
      readonly type: 'ready';
      /** Such as http://127.0.0.1:4000. */
      readonly address: string;
      /** Password made up for a new super admin `root`, to be shown once; null when there was nothing to make up. */
      readonly generatedRootPassword: string | null;
    }
  /** `loading` comes before `ready`; without it there is no demo to be loaded. */
  | { readonly type: 'demo'; readonly state: 'loading' | 'loaded' | 'failed' }
  /** It ends, and why. */
  | { readonly type: 'failed'; readonly reason: string };

/** Sends a message if there is somebody to send it to. */
export function tellStarter(message: ServerMessage): void {
  if (process.connected) process.send?.(message);
}
