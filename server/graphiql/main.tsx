import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';

/*
 * GraphiQL from our own bundle: no other host is asked for anything. Who is signed in on the site is signed in here
 * too: the token is read from where the site keeps it, at each request, so that signing out counts at once.
 */

/** Where the site keeps the session's token. */
const tokenKey = 'token';

function signedInHeaders(): Record<string, string> {
  const token = localStorage.getItem(tokenKey);
  return token === null ? {} : { Authorization: token };
}

/** Adds the session to a request, unless the header pane names another. */
const fetchSignedIn: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(signedInHeaders())) if (!headers.has(name)) headers.set(name, value);
  return fetch(input, { ...init, headers });
};

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  fetch: fetchSignedIn,
  wsClient: createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => ({ ...signedInHeaders(), locale: navigator.language }),
    // A connection per look: the next one sees who is signed in then.
    lazyCloseTimeout: 0,
  }),
});

const greeting = `# Verdict's API
# Ctrl+Space completes, Ctrl+Enter runs.
# The book on the left explains.
#
# A submission as it is judged:
#   subscription {
#     submissionProgress(id: 1) {
#       status casesDone casesTotal
#     }
#   }

query Welcome {
  siteConfig {
    name
  }
  viewer {
    user {
      username
    }
    canSubmit
  }
}
`;

const page = document.getElementById('graphiql');
if (page === null) throw new Error('index.html has no element "graphiql".');
createRoot(page).render(<GraphiQL fetcher={fetcher} defaultQuery={greeting} />);
