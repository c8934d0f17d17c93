import type { RemoteAdapter } from '../core/adapter.ts';
import { statesFor } from '../core/states-for.ts';
import { indexesOf, runsOf } from './api.ts';
import { gymCollection, problemset, type Collection } from './collections.ts';
import { codeforcesLanguages } from './languages.ts';
import { contestIn, parseRef, parseRunId, pathOf } from './references.ts';
import { handleProvenBy, rowOf, stateOf } from './runs.ts';
import { loadStatement, parseStatement } from './statement.ts';

/** Problem on which people prove their handles. */
const proofRef = '4A';

/** What a collection can do: people submit themselves, and the API tells of their runs. */
function adapterFor(collection: Collection): RemoteAdapter {
  const { info } = collection;
  return {
    info,

    references: {
      parse: (input) => parseRef(collection, input),
      format: (ref) => ref,
      urlOf: (ref, origin) => origin + pathOf(collection, collection.problemPaths[0], ref),
    },

    statements: {
      load: (http, ref) => loadStatement(http, collection, ref),
      parse: (documents, ref) => parseStatement(documents, collection, ref),
    },

    sets: {
      session: 'NONE',
      parse: (input) => contestIn(collection, input),
      sampleUrl: (origin) => origin + collection.sampleContestPath,
      load: async (http, contest) =>
        (await indexesOf(http, contest)).flatMap((index) => parseRef(collection, contest + index) ?? []),
    },

    languages: { known: codeforcesLanguages },

    runs: {
      session: 'NONE',
      async list(http, { username, ref }) {
        const runs = await runsOf(http, username);
        return runs.flatMap((run) => {
          const row = rowOf(run, username);
          return row?.ref === ref ? [row] : [];
        });
      },
    },

    results: {
      parseRun: parseRunId,
      // The list of a handle has more than that, also of other problems.
      maxBatch: 50,
      session: 'NONE',
      async read(http, runs) {
        const [run] = runs;
        return run === undefined ? [] : statesFor(runs, (await runsOf(http, run.username)).map(stateOf));
      },
    },

    claims: {
      submitUrlOf: (ref, origin) => origin + pathOf(collection, collection.submitPath, ref),
    },
  };
}

/** Codeforces: problems of its own contests. Its pages ask for a person; its API does not. */
export const codeforces: RemoteAdapter = {
  ...adapterFor(problemset),
  handles: {
    proof: {
      kind: 'RUN',
      ref: proofRef,
      proven: async (http, handle, since) =>
        handleProvenBy(await runsOf(http, handle), { handle, ref: proofRef, since }),
    },
    openId: {
      issuer: problemset.info.origin,
      algorithm: 'HS256',
      handleIn: ({ handle }) => (typeof handle === 'string' && handle !== '' ? handle : null),
    },
  },
};

/** The gym of Codeforces: contests of others, often with a PDF for statements and files for input and output. */
export const gym: RemoteAdapter = adapterFor(gymCollection);
