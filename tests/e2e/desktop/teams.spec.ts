import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { buildUser, testPassword } from '../../factories/user.ts';
import { signIn } from '../../setup/site-api.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newContest } from '../new-contest.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

const minutes = 60_000;

test('two accounts in two browsers form a team by a link, and what one submits is on the row of both', async ({
  page,
  browser,
  baseURL,
  viewport,
  locale,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const { id } = await newContest(database, {
    teamSize: 2,
    startsAt: new Date(Date.now() + 60 * minutes),
    endsAt: new Date(Date.now() + 120 * minutes),
  });
  const { username } = await buildUser(
    { db: database, passwords: createPasswordHasher() },
    { username: newUsername() },
  );
  const other = await signIn(baseURL ?? '', { username, password: testPassword });

  await page.goto(`/contest/${id}`);
  const team = page.getByRole('region', { name: say('contest.team') });
  await team.getByLabel(say('contest.teamName')).fill('The Owls');
  await team.getByRole('button', { name: say('contest.teamFound') }).click();
  await expect(team.getByRole('link', { name: signedIn.username })).toBeVisible();
  const code = await team.getByTestId('team-code').textContent();

  const otherPage = await otherBrowser(browser, other.token, {
    baseURL: baseURL ?? '',
    viewport,
    locale: locale ?? 'en-US',
  });
  await otherPage.goto(`/contest/${id}?team=${encodeURIComponent(code ?? '')}`);
  const otherTeam = otherPage.getByRole('region', { name: say('contest.team') });
  await otherTeam.getByRole('button', { name: say('contest.teamJoin') }).click();
  await expect(otherTeam.getByRole('listitem')).toHaveCount(2);
  // Nobody else has a place, and so there is no code to give away.
  await expect(otherTeam.getByTestId('team-code')).toHaveCount(0);

  await database.contest.update({ where: { id }, data: { startsAt: new Date(Date.now() - 60 * minutes) } });
  await otherPage.goto(`/contest/${id}/problem/A`);
  const problem = new ProblemScreen({ page: otherPage, say, isPhone });
  await problem.showEditor();
  await problem.type(`// by ${username}\n${right}`);
  await problem.submitAndWatch(say('status.accepted'));

  await page.goto(`/contest/${id}/rank`);
  const row = page.getByRole('row', { name: /The Owls/ }).last();
  await expect(row).toContainText(username);
  await expect(row.getByRole('gridcell').nth(1)).toHaveText('1');
  await page.getByRole('searchbox', { name: say('board.search') }).fill(username);
  await expect(row).toBeVisible();
  await page.goto(`/contest/${id}/problems`);
  await expect(page.getByRole('row', { name: /First one/ })).toContainText(say('status.accepted'));
  await page.goto(`/contest/${id}/submissions?onlyMine=true`);
  await expect(page.getByRole('row', { name: /A First one/ })).toContainText(username);
  await page.goto(`/contest/${id}`);
  await expect(team).toContainText('The Owls');
  await expect(team.getByRole('button', { name: say('contest.teamLeave') })).toHaveCount(0);
  await otherPage.context().close();
});

test('a contest admin adds accounts to a team that this creates, and removes one, until the contest ends', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const hour = 60 * minutes;
  const { id } = await newContest(database, {
    authorId: signedIn.id,
    teamSize: 2,
    startsAt: new Date(Date.now() + hour),
    endsAt: new Date(Date.now() + 2 * hour),
  });
  const passwords = createPasswordHasher();
  const [first, second] = await Promise.all(
    [1, 2].map(() => buildUser({ db: database, passwords }, { username: newUsername() })),
  );
  await page.goto(`/contest/${id}`);
  const teams = page.getByRole('region', { name: say('contest.teams') });
  await teams.getByLabel(say('contest.teamName')).fill('The Owls');
  for (const { username } of [first, second].flatMap((one) => one ?? [])) {
    await teams.getByLabel(say('contest.teamUsername')).fill(username);
    await teams.getByRole('button', { name: say('contest.teamAdd') }).click();
    await expect(teams.getByRole('link', { name: username })).toBeVisible();
  }
  await teams
    .getByRole('button', { name: say('contest.teamRemove', { username: second?.username ?? '', team: 'The Owls' }) })
    .click();
  await expect(teams.getByRole('link', { name: second?.username ?? '' })).toHaveCount(0);
  await expect(teams.getByRole('link', { name: first?.username ?? '' })).toBeVisible();
  await teams.getByRole('searchbox', { name: say('contest.teamSearch') }).fill('Hawks');
  await expect(teams).toContainText(say('contest.teamNone'));

  await database.contest.update({
    where: { id },
    data: { startsAt: new Date(Date.now() - 2 * hour), endsAt: new Date(Date.now() - hour) },
  });
  await page.reload();
  await expect(teams.getByRole('link', { name: first?.username ?? '' })).toBeVisible();
  await expect(teams.getByLabel(say('contest.teamUsername'))).toHaveCount(0);
  await expect(
    teams.getByRole('button', {
      name: say('contest.teamRemove', { username: first?.username ?? '', team: 'The Owls' }),
    }),
  ).toHaveCount(0);
});
