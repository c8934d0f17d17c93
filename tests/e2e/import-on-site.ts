import { z } from 'zod';
import { TusClient, zipOf } from '../schema/problem/editing/tus.ts';
import { ask, until } from '../setup/site-api.ts';

const importSchema = z.object({
  state: z.string(),
  items: z.array(
    z.object({
      problem: z.object({ displayId: z.string() }).nullable(),
      problems: z.array(z.object({ message: z.string() })),
    }),
  ),
});
const idSchema = z.object({ data: z.object({ id: z.int() }) });

/** Imports a package as a hidden problem, the way an admin does. @returns its display id. */
export async function importOnSite(
  url: string,
  token: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const bytes = await zipOf(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [`package/${name}`, content])),
  );
  const uploadId = await new TusClient(url, token).upload(bytes, { purpose: 'package' });
  const { createProblemImport } = await ask({
    url,
    token,
    variables: { uploadIds: [uploadId] },
    data: z.object({ createProblemImport: idSchema }),
    query: `mutation ($uploadIds: [String!]!) {
      createProblemImport(uploadIds: $uploadIds) { ... on CreateProblemImportSuccess { data { id } } }
    }`,
  });
  const { id } = createProblemImport.data;
  const inState = (state: string) =>
    until(`an import to be ${state}`, 60_000, async () => {
      const { problemImport } = await ask({
        url,
        token,
        variables: { id },
        data: z.object({ problemImport: importSchema }),
        query:
          'query ($id: Int!) { problemImport(id: $id) { state items { problem { displayId } problems { message } } } }',
      });
      return problemImport.state === state ? problemImport : null;
    });
  await inState('READY');
  await ask({
    url,
    token,
    variables: { id, input: { exceptIds: [], visibility: 'PRIVATE', isIdKept: false, prefix: '' } },
    data: z.object({ runProblemImport: idSchema }),
    query: `mutation ($id: Int!, $input: ProblemImportInput!) {
      runProblemImport(id: $id, input: $input) { ... on RunProblemImportSuccess { data { id } } }
    }`,
  });
  const [item] = (await inState('DONE')).items;
  if (!item?.problem) throw new Error(JSON.stringify(item?.problems));
  return item.problem.displayId;
}
