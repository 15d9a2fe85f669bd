package vedette.rules;

import java.util.Collection;
import java.util.Map;
import vedette.table.Tables;

/** The words of tables that a request, or its notations, can have. */
@FunctionalInterface
public interface TableWords {
  /** Returns the words in the tables in force, by the name of the component that holds them. */
  Map<String, ? extends Collection<String>> byComponent(Tables inForce);
}
