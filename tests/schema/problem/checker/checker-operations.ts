import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

/** Operations of the checker tests. */

const compileFields = 'id languageKey state message compilerVersion finishedAt';

export const compileMutation = /* GraphQL */ `
  mutation Compile($input: CompileCheckerInput!) {
    compileChecker(input: $input) {
      __typename
      ... on CompileCheckerSuccess { data { ${compileFields} } }
      ... on DomainError { code message }
      ... on InvalidInput { fields { path } }
    }
  }
`;
export const compileQuery = `query Compile($id: ID!, $waitSeconds: Int) {
  checkerCompile(id: $id, waitSeconds: $waitSeconds) { ${compileFields} }
}`;
export const compileSubscription =
  'subscription Compile($id: ID!) { checkerCompileChanged(id: $id) { state message } }';

export const uploadMutation = /* GraphQL */ `
  mutation Upload($input: UploadJudgeIncludeInput!) {
    uploadJudgeInclude(input: $input) {
      __typename
      ... on UploadJudgeIncludeSuccess {
        data {
          name
          sizeBytes
          content
          uploadedBy {
            username
          }
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;
export const deleteMutation = `mutation Delete($name: String!) {
  deleteJudgeInclude(name: $name) { __typename ... on DeleteJudgeIncludeSuccess { data } ... on DomainError { code } }
}`;

/** An answer to an operation of one field, flat. */
export type Answered = {
  readonly __typename?: string;
  readonly code?: string;
  readonly data?: Record<string, unknown>;
  readonly errorCode?: unknown;
};

/** Runs an operation of one field as a user; null: signed out. */
export async function ask(
  server: TestServer,
  user: User | null,
  query: string,
  variables: Record<string, unknown>,
): Promise<Answered> {
  const answer = await server.graphql(query, {
    variables,
    ...(user === null ? {} : { token: await tokenFor(server.services, user) }),
  });
  const [value] = Object.values(answer.data ?? {});
  return { ...(value as Answered | null | undefined), errorCode: answer.errors?.[0]?.extensions?.['code'] };
}
