import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '../lib/intl/intl-provider.tsx';
import { localeStore } from '../lib/preferences/locale-store.ts';
import { createApolloClient } from './apollo/apollo-client.ts';
import { followSession } from './apollo/follow-session.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

const host = document.getElementById('root');
if (host === null) throw new Error('index.html has no #root');

// The page's own code and its catalogue travel at the same time.
const router = createRouter();
const client = createApolloClient();
followSession(client);
const locale = localeStore.get();
const catalogue = await loadCatalogue(locale);

createRoot(host).render(
  <StrictMode>
    <Providers client={client} router={router} initialLocale={{ locale, catalogue }} />
  </StrictMode>,
);
