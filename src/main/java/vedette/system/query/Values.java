package vedette.system.query;

import java.util.ArrayList;
import java.util.List;

/** The values that units have: those of every game, then those of a file. */
public final class Values {
  /** The printed points of the unit, or what the file says its steps are worth. */
  public static final int STRENGTH = 0;

  /** Steps left; of a unit without steps its points. */
  public static final int STEPS = 1;

  /** Strength by life, rounded up. */
  public static final int FIGURES = 2;

  /** Lost in this fight. */
  public static final int LOSSES = 3;

  /** Of a side: how many units act. */
  public static final int UNITS = 4;

  private static final List<String> BUILT_IN =
      List.of("strength", "steps", "figures", "losses", "units");

  private final List<String> names = new ArrayList<>(BUILT_IN);

  /** Adds a value of the file's, if it is not there. */
  void add(String name) {
    if (!names.contains(name)) {
      names.add(name);
    }
  }

  /** Returns the index of a value; -1 if there is none of this name. */
  public int indexOf(String name) {
    return names.indexOf(name);
  }

  /** Returns all of them. */
  public List<String> names() {
    return names;
  }

  /** Returns what a value is called. */
  public String name(int value) {
    return names.get(value);
  }

  /** Returns whether it is one of every game, not of the file alone. */
  public static boolean isBuiltIn(int value) {
    return value < BUILT_IN.size();
  }
}
