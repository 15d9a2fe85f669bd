package vedette.system.query;

import java.util.ArrayList;
import java.util.List;

/** The values of units: the built-in ones, then those of a file. */
public final class Values {
  /** The printed points of the unit, or the strength that the file gives its steps. */
  public static final int STRENGTH = 0;

  /** Remaining steps; points of a unit without steps. */
  public static final int STEPS = 1;

  /** Strength divided by life, rounded up. */
  public static final int FIGURES = 2;

  /** Losses in this fight. */
  public static final int LOSSES = 3;

  /** The number of acting units of a side. */
  public static final int UNITS = 4;

  private static final List<String> BUILT_IN =
      List.of("strength", "steps", "figures", "losses", "units");

  private final List<String> names = new ArrayList<>(BUILT_IN);

  /** Adds a value of the file, if it is not there yet. */
  void add(String name) {
    if (!names.contains(name)) {
      names.add(name);
    }
  }

  /** Returns the index of a value; -1 if none has this name. */
  public int indexOf(String name) {
    return names.indexOf(name);
  }

  /** Returns the names of all values. */
  public List<String> names() {
    return names;
  }

  /** Returns the name of a value. */
  public String name(int value) {
    return names.get(value);
  }

  /** Returns whether a value is built in and not declared by the file. */
  public static boolean isBuiltIn(int value) {
    return value < BUILT_IN.size();
  }
}
