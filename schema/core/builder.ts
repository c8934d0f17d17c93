import SchemaBuilder from '@pothos/core';
import complexityPlugin from '@pothos/plugin-complexity';
import dataloaderPlugin from '@pothos/plugin-dataloader';
import errorsPlugin from '@pothos/plugin-errors';
import prismaPlugin from '@pothos/plugin-prisma';
import scopeAuthPlugin from '@pothos/plugin-scope-auth';
import validationPlugin from '@pothos/plugin-validation';
import { getDatamodel } from '@verdict/prisma/generated/pothos-types.ts';
import { archivePlugin } from './archive.plugin.ts';
import { diskSpacePlugin } from './disk-space.plugin.ts';
import { describedErrors, type DomainError } from './errors.ts';
import { fieldErrorRef, invalidInputOf } from './invalid-input.ts';
import { maintenancePlugin } from './maintenance.plugin.ts';
import { nulCharacterPlugin } from './nul-character.plugin.ts';
import { queryTooLarge, unauthorized } from './refusals.ts';
import { rootScopePlugin } from './root-scope.plugin.ts';
import { addScalars } from './scalars.ts';
import type { BuilderTypes } from './schema-types.ts';
import { sharedStreamPlugin } from './shared-stream.plugin.ts';
import { mayOnSite } from './site-act.rule.ts';
import { canSubmit, isAdmin, isProblemAdmin, isSuperAdmin } from './viewer.rule.ts';

/*
 * How to add to the schema
 *
 * A domain's files import `builder` from here, call it, and are imported (for effect) by `schema/index.ts`.
 * - Outputs are non-null and inputs required unless `nullable: true` / `required: false` is said.
 * - Rows: `builder.prismaObject('Tag', { select: { id: true }, fields })`, always with a `select`: without one every
 *   column is loaded. Pass the `query` of a prismaField on to Prisma. Other loads go through dataloader, never in a
 *   loop.
 * - Every root field states `authScopes`, one of the keys below; the build fails otherwise.
 *   `apiScope` says which scope of an API token opens it; what is left out is safe (`account/api-scope.ts`): a mutation
 *   that does not state one is closed to tokens.
 * - Expected failures: `export const ProblemNotFound = domainError('PROBLEM_NOT_FOUND', { description, zh, en })` in
 *   `<domain>.error.ts`, listed in `errors: { types: [...] }` of each field that gives it. The field then returns a
 *   union `<Field>Result` of `<Field>Success { data }` and the errors. Throw them from services.
 *   Mutations on rows that may be in a group state `refusesArchived`, which adds GROUP_ARCHIVED (`archive.plugin.ts`).
 * - Shape of input: zod, at `validate:` of an input type, a field of it or an argument. List `InvalidInput` among the
 *   errors of a mutation and it comes as data with a message per field; elsewhere it is a BAD_USER_INPUT error.
 *   A rule zod has no message for: `.refine(check, { params: { sentence } })` with the sentence in both languages.
 *   Shapes only: they are checked before the scopes (except `judge`), so they must not read a row.
 * - Lists that grow: a page (`page.ts`: PageInput, pageObject, pageComplexity), so that its size counts in the
 *   complexity.
 *   A field that costs more than 1, or a list of a known length, says so by `complexity`.
 * - Subscriptions: `subscribe` gives a state as it is now, then each change. One source serves all followers of one
 *   viewer who
 *   ask for the same; say `sharedWith: 'EVERYONE'` where it does not depend on the viewer (`shared-streams.ts`).
 * - Everything else that is thrown becomes "internal error" with the request's id (server/graphql).
 */

/** Most a query may cost: a field is 1, a list multiplies what is below it by 10, a page by its size. */
const maxComplexity = 20_000;
/** Deepest nesting of a query. */
const maxDepth = 12;
/** Most fields in a query, fragments counted where they are used. */
const maxBreadth = 1_000;

/** A builder with the plugins, scalars and root types of the product, and nothing of a domain. */
function createBuilder() {
  const fresh = new SchemaBuilder<BuilderTypes>({
    // Order matters: the Prisma plugin asks the errors plugin how a field's result is wrapped.
    plugins: [
      rootScopePlugin,
      nulCharacterPlugin,
      diskSpacePlugin,
      maintenancePlugin,
      errorsPlugin,
      // Inside it: failures are still thrown there.
      archivePlugin,
      scopeAuthPlugin,
      complexityPlugin,
      prismaPlugin,
      validationPlugin,
      dataloaderPlugin,
      sharedStreamPlugin,
    ],
    defaultFieldNullability: false,
    defaultInputFieldRequiredness: true,
    errors: {
      defaultResultOptions: { name: ({ fieldName }) => `${upperFirst(fieldName)}Success` },
      defaultUnionOptions: { name: ({ fieldName }) => `${upperFirst(fieldName)}Result` },
      unsafelyHandleInputErrors: true,
    },
    scopeAuth: {
      authorizeOnSubscribe: true,
      authScopes: ({ viewer }) => ({
        public: true,
        signedIn: viewer.kind === 'user',
        canSubmit: canSubmit(viewer),
        admin: isAdmin(viewer),
        problemAdmin: isProblemAdmin(viewer),
        superAdmin: isSuperAdmin(viewer),
        manager: mayOnSite(viewer, 'MANAGE'),
        announcer: mayOnSite(viewer, 'ANNOUNCE'),
        support: mayOnSite(viewer, 'SUPPORT'),
        judge: viewer.kind === 'judge',
      }),
      unauthorizedError: (_parent, context) => unauthorized(context),
    },
    complexity: {
      limit: { complexity: maxComplexity, depth: maxDepth, breadth: maxBreadth },
      complexityError: () => queryTooLarge(),
    },
    prisma: { client: (context) => context.db, dmmf: getDatamodel() },
    validation: { validationError: (failure, _args, context) => invalidInputOf(failure, context.locale) },
  });
  addScalars(fresh);
  fresh.queryType({});
  fresh.mutationType({});
  fresh.subscriptionType({});
  return fresh;
}

/** The one builder of the product; domains register on it. */
export const builder = createBuilder();

/** What all expected failures share. */
const DomainErrorInterface = builder.interfaceRef<DomainError>('DomainError').implement({
  description: 'A failure that a user can cause. Told apart by __typename or code, never by message.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable, upper snake case.' }),
    message: t.string({
      description: "What happened and what to do, in the reader's language.",
      resolve: (error, _args, context) => error.messageIn(context.locale),
    }),
  }),
});

/** Gives each failure that has a description a GraphQL type of its name. Called once, when all domains are loaded. */
export function addErrorTypes(): void {
  for (const { errorClass, description, fields } of describedErrors()) {
    builder.objectType(errorClass, {
      name: errorClass.name,
      description,
      interfaces: [DomainErrorInterface],
      ...(fields === undefined ? {} : { fields }),
    });
  }
}

builder.objectType(fieldErrorRef, {
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Names and indices from the input down, joined by dots, such as `email` or `cases.0.score`.',
    }),
    message: t.exposeString('message'),
  }),
});

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
