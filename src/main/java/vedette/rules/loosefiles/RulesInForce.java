package vedette.rules.loosefiles;

import java.util.List;
import vedette.dice.Die;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** The rules in force: the tables, and the variants that replace readings. */
record RulesInForce(Tables tables, List<LooseFilesVariant> variant) implements HasVariants {
  /** The number of faces of dice that no table specifies. */
  static final int FACES = 6;

  /** The maximum D.Points in a cell. */
  static final int MOST = 99;

  static final Die D6 = Die.d(FACES);
}
