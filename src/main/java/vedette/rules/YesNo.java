package vedette.rules;

import java.util.List;
import vedette.fight.Choice;

/** A choice between doing something and not doing it. */
public interface YesNo extends Choice<Boolean> {
  @Override
  default List<Boolean> options() {
    return List.of(true, false);
  }
}
