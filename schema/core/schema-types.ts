import type PrismaTypes from '@verdict/prisma/generated/pothos-types.ts';
import type { WireTries } from '../contest/scoreboard/board/replay.ts';
import type { WireRows } from '../contest/scoreboard/board/wire.ts';
import type { Context } from './context.ts';
import type { SettingScalar } from './settings/setting-guide.ts';
import type { SharedJson } from './shared-json.ts';

/** Who may use a field; every root field names at least one. */
interface AuthScopes {
  /** Everybody, signed in or not. */
  public: boolean;
  /** A user by name, whatever the role. */
  signedIn: boolean;
  /** A signed-in user whose role may submit. */
  canSubmit: boolean;
  /** Super admins, admins and problem admins. */
  admin: boolean;
  /** Super admins and problem admins. */
  problemAdmin: boolean;
  /** Super admins. */
  superAdmin: boolean;
  /** Admins, and accounts with a right that opens part of the management. */
  manager: boolean;
  /** Super admins, and accounts with the right ANNOUNCER. */
  announcer: boolean;
  /** Super admins, and accounts with the right SUPPORT. */
  support: boolean;
  /** Judge nodes, by their token. */
  judge: boolean;
}

export interface BuilderTypes {
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: AuthScopes;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    SettingValue: { Input: SettingScalar; Output: SettingScalar };
    JudgeJson: { Input: unknown; Output: unknown };
    BoardRows: { Input: unknown; Output: WireRows | SharedJson<WireRows> };
    BoardTries: { Input: unknown; Output: WireTries };
  };
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
}

/** The types every Pothos type of the product is generic in. */
export type SchemaTypes = PothosSchemaTypes.ExtendDefaultTypes<BuilderTypes>;
export type PothosBuilder = PothosSchemaTypes.SchemaBuilder<SchemaTypes>;
