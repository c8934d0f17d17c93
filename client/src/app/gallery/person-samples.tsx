import { Place } from '../../components/rank/medal.tsx';
import { RankPerson } from '../../components/rank/rank-person.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { UserLink } from '../../components/user-link.tsx';
import { Sample } from './sample.tsx';

const names = ['student', '王一诺', 'Ada Adams'] as const;

/** Who, and when. */
export function PersonSamples() {
  return (
    <>
      <Sample of="UserAvatar, UserLink, RelativeTime">
        {names.map((name) => (
          <UserAvatar key={name} username={name} avatarUrl={null} size="8" />
        ))}
        <UserLink username="student" />
        <RelativeTime at="2026-11-20T10:00:00Z" />
      </Sample>
      <Sample of="Place, RankPerson">
        {[1, 2, 3, 4].map((place) => (
          <Place key={place} place={place} />
        ))}
        <RankPerson
          user={{ username: 'student', nickname: 'A', avatarUrl: null, titleName: 'Champion', titleColor: '#712b78' }}
        />
      </Sample>
    </>
  );
}
