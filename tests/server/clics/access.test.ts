import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTokenFor } from '../../factories/api-token.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { ClicsScene } from './clics-scene.ts';
import { eventful } from './endpoints-scene.ts';
import { answers } from './specification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a hidden contest is not there, whatever is asked of it', async () => {
  const scene = await ClicsScene.make(server, { isVisible: false });
  for (const path of [
    '',
    '/state',
    '/access',
    '/scoreboard',
    '/event-feed?stream=false',
    '/teams',
    '/submissions',
    '/account',
  ]) {
    for (const viewer of ['visitor', 'outsider', 'ann'] as const)
      expect([path, (await scene.ask(viewer, path)).status]).toEqual([path, 404]);
  }
  expect((await scene.ask('author', '/teams')).status).toBe(200);
});

test('a private contest is open inside to who registered, and closed to others', async () => {
  const { scene } = await eventful(server, { access: 'PRIVATE', password: 'secret' });
  for (const [viewer, status] of [
    ['visitor', 401],
    ['outsider', 403],
    ['ann', 200],
    ['author', 200],
  ] as const) {
    expect([
      viewer,
      (await scene.ask(viewer, '/submissions')).status,
      (await scene.ask(viewer, '/scoreboard')).status,
    ]).toEqual([viewer, status, status]);
  }
});

test('the account that asks is told as the team it is', async () => {
  const { scene } = await eventful(server, {});
  expect((await scene.ask('visitor', '/account')).status).toBe(404);
  expect(answers.account.parse((await scene.ask('ann', '/account')).body)).toMatchObject({
    username: scene.people.ann.username,
    type: 'team',
  });
  expect((await scene.ask('outsider', '/account')).body).toMatchObject({ type: 'analyst' });
  expect((await scene.ask('author', '/account')).body).toMatchObject({ type: 'admin' });
});

test('the jury takes programs along as a zip, contestants do not', async () => {
  const { scene, sealed } = await eventful(server, {});
  const url = `${server.url}/api/clics/contests/${scene.contest.id}/submissions/${sealed}/files`;
  const zip = await fetch(url, { headers: scene.headersOf('author') });
  expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(Buffer.from(await zip.arrayBuffer()).toString('latin1')).toContain('main.cpp');
  for (const viewer of ['visitor', 'ann', 'ben'] as const)
    expect((await fetch(url, { headers: scene.headersOf(viewer) })).status).toBe(404);
});

test('tools sign in by HTTP Basic with an API token that may read as the password, here and nowhere else', async () => {
  const { scene } = await eventful(server, { access: 'PRIVATE', password: 'secret' });
  const [reading, submitting] = [
    await apiTokenFor(server.services, scene.people.ann, ['READ']),
    await apiTokenFor(server.services, scene.people.ann, ['SUBMIT']),
  ];
  const basic = (password: string) => ({
    headers: { Authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}` },
  });
  const teams = `${server.url}/api/clics/contests/${scene.contest.id}/teams`;
  expect((await fetch(teams, basic(reading))).status).toBe(200);
  expect((await fetch(teams, { headers: { Authorization: `Bearer ${reading}` } })).status).toBe(200);
  expect((await fetch(teams, basic(submitting))).status).toBe(403);
  const refused = await fetch(teams, basic('student'));
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="Verdict"']);
  expect((await fetch(`${server.url}/api/msg/unread`, basic(reading))).status).toBe(401);
});

test('a page of another site may ask with a token: its browser is told so before', async () => {
  const scene = await ClicsScene.make(server);
  const preflight = {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://tool.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  };
  for (const path of [
    '',
    '/',
    '/contests',
    `/contests/${scene.contest.id}/teams`,
    `/contests/${scene.contest.id}/event-feed`,
  ]) {
    const { status, headers } = await fetch(`${server.url}/api/clics${path}`, preflight);
    expect([
      path,
      status,
      ...['origin', 'methods', 'headers'].map((name) => headers.get(`access-control-allow-${name}`)),
    ]).toEqual([path, 204, '*', 'GET', 'Authorization']);
  }
});

test('there is nothing to write, and nothing beside the endpoints', async () => {
  const scene = await ClicsScene.make(server);
  const url = `${server.url}/api/clics/contests/${scene.contest.id}`;
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await fetch(`${url}/submissions`, { method, headers: scene.headersOf('author') })).status).toBe(404);
  for (const path of ['/teams/nobody', '/judgements/1-1', '/runs', '/persons', '/commentary', '/submissions/1/else'])
    expect((await scene.ask('author', path)).status).toBe(404);
});
