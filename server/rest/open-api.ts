import { maxPageSize } from '@verdict/schema/core/page.ts';
import { z } from 'zod';
import { nameOf, readContract } from './contract.ts';
import type { RestAuth, RestCall } from './rest-call.ts';
import { type JsonSchema, jsonSchemaOf } from './shape-schema.ts';

/*
 * The description of the REST layer in OpenAPI 3.1, made from the table of calls itself: what a call takes is the
 * schema that checks it, what it answers is the shape of the contract that a test holds it against.
 */

const auths: Readonly<Record<RestAuth, string>> = {
  none: 'Open to everybody.',
  user: 'For signed-in users.',
  admin: 'For super admins, admins and problem admins.',
  problem_admin: 'For super admins and problem admins.',
  root: 'For super admins.',
};

const introduction = [
  'Every answer is `{status, data, msg}`; `status` 200 means success, and `msg` says what went wrong otherwise.',
  '`POST /api/login` answers a token in the header `Authorization`; send it back in the same header, as it is. ' +
    'When an answer carries `Refresh-Token: true`, its `Authorization` header holds the token to use from then on.',
  `Pages are asked for by \`currentPage\` (from 1) and \`limit\` (at most ${maxPageSize}, scoreboards 300). ` +
    'Dates are ISO 8601 in UTC. The header `locale` (`zh-CN` or `en-US`) chooses the language of messages.',
].join('\n\n');

/** The OpenAPI document of the calls. */
export function openApiDocument(calls: readonly RestCall[]): JsonSchema {
  const contract = new Map(readContract().map((call) => [nameOf(call), call]));
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of calls) {
    const known = contract.get(nameOf(call));
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(call, known?.area ?? 'more', jsonSchemaOf(known?.response ?? 'any')),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Verdict REST API', version: '1', description: introduction },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map((call) => contract.get(nameOf(call))?.area ?? 'more'))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token as it came, without "Bearer".',
        },
      },
    },
    paths,
  };
}

function operationOf(call: RestCall, area: string, data: JsonSchema): JsonSchema {
  const fields = fieldsOf(call.input);
  const isQuery = call.method === 'GET';
  return {
    operationId: nameOf(call).replaceAll(/[^A-Za-z]+/g, '-'),
    summary: summaryOf(call.path),
    description: auths[call.auth],
    tags: [area],
    ...(call.auth === 'none' ? {} : { security: [{ token: [] }] }),
    ...(isQuery ? { parameters: fields.map(parameterOf) } : {}),
    ...(!isQuery && fields.length > 0
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: call.isListBody ? fields[0]?.schema : bodyOf(fields) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Success, or a failure named by `status` and `msg`.',
        content: { 'application/json': { schema: envelope(data) } },
      },
    },
  };
}

/** A query parameter; lists are written with commas. */
function parameterOf({ name, schema, isRequired }: Field): JsonSchema {
  return {
    in: 'query',
    name,
    schema,
    required: isRequired,
    ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
  };
}

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The fields of an input; a field is required when the input is refused without it. */
function fieldsOf(input: z.ZodType): readonly Field[] {
  const whole: JsonSchema = z.toJSONSchema(input, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  const missing = new Set(input.safeParse({}).error?.issues.map(({ path }) => path[0]));
  const fields = Object.entries(
    z.record(z.string(), z.record(z.string(), z.unknown())).catch({}).parse(whole['properties']),
  );
  return fields.map(([name, schema]) => ({ name, schema, isRequired: missing.has(name) }));
}

function bodyOf(fields: readonly Field[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

function envelope(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['status', 'data', 'msg'],
    properties: { status: { type: 'integer' }, data, msg: { type: 'string' } },
  };
}

/** "/api/get-problem-list" in words: "Get problem list". */
function summaryOf(path: string): string {
  const words = path
    .replace(/^\/api\/(admin\/)?/, '')
    .replaceAll(/[-/]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
