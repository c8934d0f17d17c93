import { schema } from '@verdict/schema/index.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import '../server/test-fields.ts';

/** A root field of the schema, with an operation that names it and gives every argument a value of the right type. */
export interface RootOperation {
  /** Such as `Mutation.signOut`. */
  readonly name: string;
  readonly kind: 'Query' | 'Mutation' | 'Subscription';
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Root fields of the product that are called as those of tests are. */
const beginningWithTest: ReadonlySet<string> = new Set([
  'testRun',
  'testRunProgress',
  'testUpload',
  'testUploadChanged',
]);

/** Every root field of the product; those that tests add are left out. */
export function rootOperations(): RootOperation[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    root
      ? Object.values(root.getFields()).flatMap((field) =>
          field.name.startsWith('test') && !beginningWithTest.has(field.name) ? [] : [operationOf(root, field)],
        )
      : [],
  );
}

function operationOf(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>): RootOperation {
  const kind = kindOf(root.name);
  const needed = field.args.filter(({ type }) => isNonNullType(type));
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const operation = `${kind.toLowerCase()}${declared ? ` (${declared})` : ''}`;
  const query = `${operation} { ${field.name}${given ? `(${given})` : ''}${selection} }`;
  return {
    name: `${kind}.${field.name}`,
    kind,
    query,
    variables: Object.fromEntries(needed.map(({ name, type }) => [name, someValue(name, type)])),
    field,
  };
}

function kindOf(name: string): RootOperation['kind'] {
  if (name === 'Query' || name === 'Mutation' || name === 'Subscription') return name;
  throw new Error(`${name} is no root type.`);
}

/** Values of a shape that their type does not tell. */
const shapedText: Readonly<Record<string, string>> = {
  email: 'nobody@nowhere.example',
  newEmail: 'nobody@nowhere.example',
  incarnation: '0'.repeat(32),
  language: 'en',
  to: 'nobody@nowhere.example',
  url: 'https://nowhere.example',
  prefix: 'a',
  shortName: 'nobody',
  suffix: 'z',
};
const shapedNumbers: Readonly<Record<string, number>> = {
  expected: 0,
  firstLine: 1,
  from: 1,
  lastLine: 1,
  passwordLength: 8,
  penaltySeconds: 1_200,
  port: 25,
  position: 1,
  size: 1,
  status: 0,
  teamSize: 1,
  to: 9,
};

/** Some value of a type that passes for its shape; one that names nothing that exists. */
function someValue(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return someValue(name, type.ofType);
  if (isListType(type)) return [someValue(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, someValue(field.name, field.type)]));
  }
  const fit = (type.name === 'Int' ? shapedNumbers : shapedText)[name];
  if (fit !== undefined) return fit;
  const values: Record<string, unknown> = {
    Int: 2_000_000_000,
    Float: 1,
    Boolean: true,
    DateTime: '2026-01-01T00:00:00.000Z',
    JudgeJson: {},
  };
  return values[type.name] ?? 'nothing-is-called-so';
}
