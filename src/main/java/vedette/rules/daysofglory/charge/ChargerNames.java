package vedette.rules.daysofglory.charge;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.daysofglory.units.Unit;
import vedette.source.TextFault;

/** What those who charge are called: the charger, or by name or number if there are several. */
record ChargerNames(Names names) {
  static ChargerNames of(List<Unit> chargers) {
    Names names = new Names(Side.ATTACKER, chargers.stream().map(Unit::name).toList());
    Set<String> taken = new TreeSet<>();
    for (String name : names.all()) {
      if (!taken.add(name)) {
        throw new TextFault(
            "charger", "two chargers are called `" + name + "`", "give each its own name");
      }
    }
    return new ChargerNames(names);
  }

  int size() {
    return names.size();
  }

  /** In sentences. */
  String sentenceName(int charger) {
    return size() == 1 ? "the charger" : label(charger);
  }

  /** Of all of them, in sentences. */
  String all() {
    return size() == 1 ? "the charger" : "the chargers";
  }

  /** In the situation. */
  String label(int charger) {
    if (size() == 1) {
      return "charger";
    }
    String given = names.given().get(charger);
    return given.isEmpty() ? "charger " + (charger + 1) : given;
  }

  /** In brackets behind a measure. */
  String inBrackets(int charger) {
    return names.name(charger);
  }
}
