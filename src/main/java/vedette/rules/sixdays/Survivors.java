package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;

/** How those whom a fight leaves are told: by what was lost in all, or unit by unit. */
enum Survivors {
  IN_ALL,
  BY_UNIT;

  boolean byUnit() {
    return this == BY_UNIT;
  }

  /** What units written like this are called: those written alike have a number. */
  static List<String> apart(List<String> written) {
    List<String> told = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      String name = written.get(i);
      int before = (int) written.subList(0, i).stream().filter(name::equals).count();
      boolean alone = before == 0 && written.lastIndexOf(name) == i;
      told.add(alone ? name : name + " (" + (before + 1) + ")");
    }
    return told;
  }
}
