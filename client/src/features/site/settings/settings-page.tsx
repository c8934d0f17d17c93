import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { useSiteSettingsQuery } from './settings.generated.ts';

/** All settings of the site, for super admins. */
export function SettingsPage() {
  const t = useText();
  const account = useViewer().user?.id;
  const { data, error, refetch } = useSiteSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const state = data?.siteSettings;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'settings.title' })} />
      <LoadingRows data={state} error={error} onRetry={() => void refetch()} count={8} />
      {state === undefined || account === undefined ? null : (
        <SettingsEditor
          key={account}
          state={state}
          account={account}
          reload={async () => (await refetch()).data?.siteSettings.version}
        />
      )}
    </PageBody>
  );
}
