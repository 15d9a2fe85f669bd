package vedette.suite.check;

import java.util.List;
import vedette.form.Field;

/** A changed table that a scenario consults. */
public record ConsultedTable(
    @Field(text = "Its id.") String id,
    @Field(text = "Its file.") String file,
    @Field(text = "Whether its changes moved the odds.") boolean moved,
    @Field(text = "The changes that the scenario consults, if they moved the odds.")
        List<TableChange.Part> changes) {
  /** Returns a table whose changes did not change the odds. */
  static ConsultedTable withoutEffect(TableChange change) {
    return new ConsultedTable(change.id(), change.file(), false, List.of());
  }

  /**
   * Returns a table that changed the odds.
   *
   * @param changes the changes responsible; empty if they are unknown
   */
  static ConsultedTable moving(TableChange change, List<TableChange.Part> changes) {
    return new ConsultedTable(change.id(), change.file(), true, changes);
  }
}
