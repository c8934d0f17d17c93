import { changeContest, newContest } from '../new-contest.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

const minutes = 60_000;

test('virtual participation has its own clock and a replayed scoreboard with the own row; the real one stays', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const now = Date.now();
  const { id, title } = await newContest(database, {
    startsAt: new Date(now - 180 * minutes),
    endsAt: new Date(now - 120 * minutes),
    sealsAt: new Date(now - 150 * minutes),
    isUnsealedAtEnd: false,
  });
  const place = await database.contestProblem.findFirstOrThrow({ where: { contestId: id } });
  const root = await database.user.findUniqueOrThrow({ where: { usernameKey: 'root' }, select: { id: true } });
  const student = await database.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } });
  // Somebody who solved it at the first second, and somebody who did near the end.
  const solver = (userId: string, minute: number) =>
    database.contestParticipant.create({
      data: {
        contestId: id,
        registeredAt: new Date(now),
        tries: { [place.id]: [[minute + 1, minute * minutes, 0, null, 1]] },
        members: { create: { userId, contestId: id } },
      },
      select: { id: true },
    });
  await solver(student.id, 0);
  await solver(root.id, 55);

  await page.goto(`/contest/${id}`);
  await expect(page.getByTestId('countdown')).toHaveText(say('contest.ended'));
  await expect(page.getByText(say('contest.virtualFrozen'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('contest.virtualStart') })).toHaveCount(0);
  await changeContest(database, id, { sealsAt: null });
  await page.getByRole('button', { name: say('contest.virtualStart') }).click();
  const dialog = page.getByRole('dialog', { name: say('contest.virtual') });
  await expect(dialog).toContainText(say('contest.virtualText', { time: '1 hr' }));
  await dialog.getByRole('button', { name: say('contest.virtualStartNow') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('countdown').first()).toContainText(/0:5\d:\d\d/);
  await expect(page.getByText(say('contest.virtualRunning'))).toBeVisible();
  await expect(page.getByText(say('contest.status.ended'), { exact: true })).toHaveCount(0);

  await page
    .getByRole('navigation', { name: say('contest.pages') })
    .getByRole('link', { name: say('contest.tab.rank') })
    .click();
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) }).last();
  await expect(page.getByTestId('ghost-time')).toContainText(/0:0\d:\d\d/);
  await expect(rowOf('student').getByRole('gridcell').nth(1)).toHaveText('1');
  // What is solved after 55 minutes is not solved yet.
  await expect(rowOf('root').getByRole('gridcell').nth(1)).toHaveText('0');
  await expect(rowOf(signedIn.username).getByRole('gridcell').nth(1)).toHaveText('0');

  await page.goto(`/contest/${id}/problem/A`);
  const problem = new ProblemScreen({ page, say, isPhone });
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}\n${right}`);
  await problem.submitAndWatch(say('status.accepted'));
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('row', { name: /First one/ })).toContainText('1 / 1');

  await page
    .getByRole('navigation', { name: say('contest.pages') })
    .getByRole('link', { name: say('contest.tab.rank') })
    .click();
  await expect(rowOf(signedIn.username).getByRole('gridcell').nth(1)).toHaveText('1');
  await expect(rowOf(signedIn.username)).toContainText(say('board.virtual'));

  await page
    .getByRole('navigation', { name: say('contest.pages') })
    .getByRole('link', { name: say('contest.tab.overview') })
    .click();
  await page.getByRole('button', { name: say('contest.virtualEnd') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('contest.virtualEnd') })
    .click();
  // Until it has ended the panel counts down as well.
  await expect(page.getByTestId('countdown').first()).toHaveText(say('contest.ended'));

  await page
    .getByRole('navigation', { name: say('contest.pages') })
    .getByRole('link', { name: say('contest.tab.rank') })
    .click();
  await expect(rowOf('root').getByRole('gridcell').nth(1)).toHaveText('1');
  await expect(page.getByRole('row', { name: new RegExp(signedIn.username) })).toHaveCount(0);
  await page.getByText(say('board.withVirtual')).click();
  await expect(rowOf(signedIn.username)).toContainText(say('board.virtual'));
});
