import { useEffect, useEffectEvent } from 'react';

interface WorkspaceActs {
  readonly submit: () => void;
  readonly test: () => void;
  readonly testAll: () => void;
}

/** Ctrl+Enter, Ctrl+' and Ctrl+; anywhere on the page; inside the editor the editor sees them first. */
export function useWorkspaceKeys({ submit, test, testAll }: WorkspaceActs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = { Enter: submit, "'": test, ';': testAll }[event.key];
    if (act === undefined || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
