package vedette.rules.crt;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import vedette.table.Table;
import vedette.table.Tables;

/** The tables of a run that attacks are fought on, each checked once. */
final class AttackTables {
  private final Map<Table, AttackTable> checked = new ConcurrentHashMap<>();

  private AttackTables() {}

  /**
   * The table in a file.
   *
   * @throws vedette.problem.WrongFile if no attack can be fought on it
   */
  static AttackTable of(String file, Tables tables) {
    return tables
        .as(AttackTables.class, all -> new AttackTables())
        .checked
        .computeIfAbsent(tables.fileOfFight(file), AttackTable::new);
  }
}
