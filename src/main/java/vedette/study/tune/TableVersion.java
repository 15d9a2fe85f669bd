package vedette.study.tune;

import java.util.HashMap;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.table.Tables;
import vedette.table.grid.Table;

/**
 * A version of the tuned table. Fights with the same tables in force share what their rules make of
 * them.
 */
final class TableVersion {
  private final Table table;
  private final Map<InForce, Tables> changed = new HashMap<>();

  /** The tables in force and the name by which they know the tuned table. */
  private record InForce(Tables tables, String file) {}

  TableVersion(Table table) {
    this.table = table;
  }

  Table table() {
    return table;
  }

  /**
   * Returns a fight with this version.
   *
   * @throws vedette.source.WrongFile if the rules cannot use it
   */
  Engagement<?, ?> of(TunedFight fight) {
    Tables with =
        changed.computeIfAbsent(
            new InForce(fight.tables(), fight.table().file()),
            it -> it.tables().with(Tables.readAs(table, it.file())));
    return fight.fight().apply(with);
  }
}
