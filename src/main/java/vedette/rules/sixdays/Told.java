package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.Note;

/** What happens in a Six Days battle, as notes to whoever listens. */
sealed interface Told extends Note {
  List<String> SD6 = List.of("SD6");
  List<String> SD9 = List.of("SD9");

  /** A battle turn begins. */
  record Turn(int number) implements Told, Heading {
    @Override
    public String text() {
      return "Battle turn " + number;
    }

    @Override
    public List<String> readings() {
      return SD6;
    }
  }

  /**
   * A stack attacks, in its own turn or in a counterattack.
   *
   * @param readings what it rests on that this very stack attacks these
   */
  record Attacks(Body attacker, List<Body> targets, boolean counterattack, List<String> readings)
      implements Told {
    @Override
    public String text() {
      StringBuilder text = new StringBuilder(attacker.toString());
      text.append(counterattack ? " counterattacks " : " attacks ");
      for (int i = 0; i < targets.size(); i++) {
        text.append(i == 0 ? "" : i == targets.size() - 1 ? " and " : ", ").append(targets.get(i));
      }
      return text.toString();
    }
  }

  /** The differential that all modifiers leave, and the column that it uses. */
  record Column(int differential, String column) implements Told {
    @Override
    public String text() {
      return "differential " + Note.signed(differential) + ", column " + column;
    }
  }

  /** A unit loses a point. */
  record PointLost(String stack, LossChoice.Candidate unit, List<String> readings) implements Told {
    @Override
    public String text() {
      int left = unit.strength() - 1;
      return stack
          + ": "
          + unit.arm().abbreviation()
          + " "
          + unit.strength()
          + (left == 0 ? " is eliminated" : " falls to " + left);
    }
  }

  /** A command rolls for a night. */
  record Night(String command, int number) implements Told, Heading {
    @Override
    public String text() {
      return "Night " + number + ", command " + command;
    }
  }

  /** A unit of a command is given a point. */
  record PointGiven(String command, Command.Member unit) implements Told {
    @Override
    public String text() {
      return command + ": now " + unit;
    }

    @Override
    public List<String> readings() {
      return SD9;
    }
  }

  /** How far a unit can come back. */
  record Limit(String command, Command.Member unit) implements Told {
    @Override
    public String text() {
      return command
          + ": "
          + unit
          + " can come back to "
          + unit.limit()
          + (unit.strength() == 0 ? ", and must be given a point first" : "");
    }

    @Override
    public List<String> readings() {
      return SD9;
    }
  }

  /** A strength compared with another. */
  record Versus(int attacker, int defender) {
    @Override
    public String toString() {
      return attacker + " against " + defender;
    }
  }
}
