import { ShownOnce } from '../../../components/shown-once.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

/** A token that was just made, with a command that uses it. */
export function MadeToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const t = useText();
  const example = `curl -s ${location.origin}/api/get-user-auth-info -H "Authorization: ${token}"`;
  return (
    <ShownOnce
      notice={t({ id: 'setting.tokens.once' })}
      texts={[
        { label: t({ id: 'setting.tokens.token' }), copyLabel: t({ id: 'setting.tokens.copy' }), text: token },
        {
          label: t({ id: 'setting.tokens.example' }),
          copyLabel: t({ id: 'setting.tokens.copyExample' }),
          text: example,
        },
      ]}
      action={t({ id: 'setting.tokens.done' })}
      onClose={onClose}
    />
  );
}
