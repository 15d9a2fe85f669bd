package vedette.study.own;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.json.Printable;
import vedette.json.Problems;
import vedette.system.Change;
import vedette.system.Columns.Compare;
import vedette.system.Modifier;
import vedette.system.Subject;
import vedette.table.SystemFile;

/** Looks for modifiers of a system that change nothing where they stand. */
final class IdleModifiers {
  private final SystemFile file;
  private final Problems problems;

  IdleModifiers(SystemFile file, Problems problems) {
    this.file = file;
    this.problems = problems;
  }

  void check(Parts parts) {
    parts.rolled().forEach(this::check);
  }

  private void check(Parts.Rolled roll) {
    List<Modifier> list = roll.modifiers().list();
    boolean shifts = list.stream().anyMatch(it -> it.shift() != 0);
    boolean adds = list.stream().anyMatch(it -> it.drm() != 0);
    boolean columns = roll.table() != null && roll.table().columns().axis().size() > 1;
    Map<String, Integer> groups = new HashMap<>();
    list.forEach(it -> groups.merge(it.group(), 1, Integer::sum));
    for (Modifier it : list) {
      String name = "modifier `" + Printable.escape(it.name()) + "` of " + roll.of();
      if (it.shift() != 0 && !columns) {
        warn(
            it,
            name + " shifts the column, and there are no columns to shift between",
            "write \"drm\"");
      } else if (it.shift() != 0 && roll.modifiers().shiftCap() == 0) {
        warn(it, name + " shifts the column, and the cap cuts all shifts to 0", "raise the cap");
      } else if (it.drm() != 0 && roll.modifiers().drmCap() == 0) {
        warn(it, name + " adds to the roll, and the cap cuts all that to 0", "raise the cap");
      } else if (it.drm() != 0 && roll.toReach() != null && numberless(roll)) {
        warn(it, name + " adds to the roll, and there is no number to reach", "give \"atLeast\"");
      } else if (it.least() == 0) {
        warn(it, name + " has the first column as its least: there is none below", "remove it");
      } else if (columns && it.greatest() == roll.table().columns().axis().size() - 1) {
        warn(it, name + " has the last column as its greatest: there is none above", "remove it");
      } else if (it.least() >= 0 && it.greatest() >= 0 && it.least() > it.greatest()) {
        warn(it, name + " has its least column above its greatest", "exchange the two");
      } else if (sideIsIdle(it, roll)) {
        warn(
            it,
            name + " changes what a side counts, and nothing there compares the sides",
            "write \"drm\"" + (columns ? " or \"shift\"" : ""));
      } else if (!does(it)) {
        warn(it, name + " changes nothing", "give it a \"drm\", or remove it");
      }
      if (!it.group().isEmpty() && groups.get(it.group()) == 1) {
        file.note(
            problems,
            "L113",
            it.at(),
            name + " is alone in its group `" + Printable.escape(it.group()) + "`",
            "without a group it counts the same; or is the other one's group misspelt?");
      }
    }
    if (roll.modifiers().shiftCap() >= 0 && !shifts) {
      capped(roll, "shifts the column");
    }
    if (roll.modifiers().drmCap() >= 0 && !adds) {
      capped(roll, "adds to the roll");
    }
  }

  private void capped(Parts.Rolled roll, String does) {
    file.warn(
        problems,
        SystemLint.MODIFIER_IDLE,
        roll.at(),
        "the cap of " + roll.of() + " cuts nothing: no modifier " + does,
        "remove it");
  }

  private static boolean numberless(Parts.Rolled roll) {
    return roll.toReach().number() == null && (roll.fire() == null || roll.fire().pairs() == null);
  }

  /** Columns that are said, or one side's alone, look at nobody else. */
  private static boolean sideIsIdle(Modifier it, Parts.Rolled roll) {
    if (it.changes().isEmpty() || roll.table().die().versus() != null) {
      return false;
    }
    Compare compare = roll.table().columns().compare();
    return compare == Compare.SAID
        || compare == Compare.ONE
        || compare == Compare.ATTACKER && onlyOf(it, Side.DEFENDER)
        || compare == Compare.DEFENDER && onlyOf(it, Side.ATTACKER);
  }

  private static boolean onlyOf(Modifier it, Side side) {
    Subject whom = side == Side.ATTACKER ? Subject.ATTACKER : Subject.DEFENDER;
    return it.changes().keySet().stream().allMatch(whom::equals);
  }

  private static boolean does(Modifier it) {
    return it.drm() != 0
        || it.shift() != 0
        || it.changes().values().stream().anyMatch(IdleModifiers::does)
        || it.dice() != null && does(it.dice())
        || it.least() >= 0
        || it.greatest() >= 0
        || it.reroll() != null
        || it.rerollMisses()
        || !it.ignore().isEmpty();
  }

  private static boolean does(Change change) {
    return change.multiplies() || change.added() != 0;
  }

  private void warn(Modifier modifier, String message, String help) {
    file.warn(problems, SystemLint.MODIFIER_IDLE, modifier.at(), message, help);
  }
}
