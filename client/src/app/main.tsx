import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '../lib/intl/intl-provider.tsx';
import { localeStore } from '../lib/preferences/locale-store.ts';
import { createApolloClient } from './apollo/apollo-client.ts';
import { followSession } from './apollo/follow-session.ts';
import { followVersions } from './follow-versions.ts';
import { preloadPage } from './pages.tsx';
import { Providers } from './providers.tsx';

const host = document.getElementById('root');
if (host === null) throw new Error('index.html has no #root');

preloadPage(location.pathname);
const client = createApolloClient();
followSession(client);
followVersions();
const locale = localeStore.get();
const catalogue = await loadCatalogue(locale);

createRoot(host).render(
  <StrictMode>
    <Providers client={client} initialLocale={{ locale, catalogue }} />
  </StrictMode>,
);
