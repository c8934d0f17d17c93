import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '../lib/intl/intl-provider.tsx';
import { noteEarlyKeys } from '../lib/keyboard/early-keys.ts';
import { localeStore } from '../lib/preferences/locale-store.ts';
import { sleep } from '../lib/retry/delay.ts';
import { createApolloClient } from './apollo/apollo-client.ts';
import { followSession } from './apollo/follow-session.ts';
import { followVersions } from './follow-versions.ts';
import { preloadPage } from './pages.tsx';
import { Providers } from './providers.tsx';
import { createLook } from './theme/system.ts';

const host = document.getElementById('root');
if (host === null) throw new Error('index.html has no #root');

noteEarlyKeys();
preloadPage(location.pathname);
const locale = localeStore.get();
const coming = loadCatalogue(locale);
// In steps: a phone, which needs half a second for them, answers a tap in between.
await sleep(0);
const look = createLook();
await sleep(0);
const client = createApolloClient();
followSession(client);
followVersions();
const catalogue = await coming;
await sleep(0);
const root = createRoot(host);
startTransition(() =>
  root.render(
    <StrictMode>
      <Providers look={look} client={client} initialLocale={{ locale, catalogue }} />
    </StrictMode>,
  ),
);
