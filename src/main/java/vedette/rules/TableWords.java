package vedette.rules;

import java.util.Collection;
import java.util.Map;
import vedette.table.Tables;

/** The words of tables that a request or its notations accept. */
@FunctionalInterface
public interface TableWords {
  /**
   * Returns the words of the tables in force, by the name of the record component that holds them.
   */
  Map<String, ? extends Collection<String>> byComponent(Tables inForce);
}
