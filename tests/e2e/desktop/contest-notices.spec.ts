import { changeContest, newContest } from '../new-contest.ts';
import { superAdmin } from '../site-database.ts';
import { expect, test } from '../site-fixtures.ts';

test('a notice is above the statement and carries the answer of the jury; an ended contest shows none', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await newContest(database);
  const jury = await superAdmin(database);
  await database.contestAnnouncement.create({
    data: { contestId: id, authorId: jury.id, title: 'Lunch is late', content: 'By an hour.' },
  });
  await database.clarification.create({
    data: {
      contestId: id,
      askerId: signedIn.id,
      question: 'May N be zero?',
      askedAt: new Date(),
      answer: 'No, it is at least one.',
      answererId: jury.id,
      answeredAt: new Date(),
    },
  });
  const news = page.getByRole('status', { name: say('desk.news') });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/contest/${id}/problem/A`);
    await expect(news).toContainText('No, it is at least one.');
    const [notice, statement] = await Promise.all(
      [news, page.getByRole('heading', { level: 1 })].map((part) => part.boundingBox()),
    );
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(statement?.y ?? 0);
  }
  // Below the tabs of a small screen, where it covers nothing.
  await page.goto(`/contest/${id}/rank`);
  await expect(news).toContainText('Lunch is late');
  const [notice, filters] = await Promise.all(
    [news, page.getByRole('searchbox', { name: say('board.search') })].map((part) => part.boundingBox()),
  );
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(filters?.y ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/contest/${id}/problems`);
  await expect(news).toContainText('Lunch is late');
  await changeContest(database, id, { endsAt: new Date() });
  await expect(news).toBeEmpty();
  await expect(page.getByRole('link', { name: say('contest.tab.announcements') })).toContainText('1');
});
