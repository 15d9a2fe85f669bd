package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Side;
import vedette.problem.TextFault;
import vedette.rules.Names;

/**
 * A target and the stacks in line behind it, and the shots at them: each shooter's at the target,
 * then that of grazing fire at each stack behind (MP-V14).
 *
 * @param stacks the target first
 */
record LineOfFire(List<DrawnStack> stacks, List<LineShot> shots) {

  /**
   * A shot.
   *
   * @param stack number of the stack that it is at, 0 for the target
   */
  record LineShot(DrawnShooter shooter, int stack) {}

  /** The line of a request; refuses stacks behind the target if nobody grazes. */
  static LineOfFire of(FireRequest request, Setup setup) {
    Stack target = request.target();
    String label = target.name().isEmpty() ? "the target" : target.name();
    List<DrawnStack> stacks = new ArrayList<>();
    stacks.add(drawnUp(setup, 0, label, target, "target", request.terrain()));
    Set<String> taken = new HashSet<>(Set.of(label));
    for (Stack behind : request.behind()) {
      int index = stacks.size();
      String number = Names.called(behind.name(), index - 1);
      if (!taken.add(number)) {
        throw new TextFault("behind", "two stacks are called " + number, "give each its own name");
      }
      String called = behind.name().isEmpty() ? "stack " + index + " behind" : behind.name();
      stacks.add(drawnUp(setup, index, called, behind, "behind", List.of()));
    }
    List<DrawnShooter> shooters = setup.shooters(request.shooter(), "shooter", "shooter");
    if (stacks.size() > 1 && shooters.stream().allMatch(it -> it.aim().grazing().isEmpty())) {
      throw new TextFault(
          "behind",
          "nobody fires at stacks behind the target",
          "write the artillery as in `art 12lb; grazing`");
    }
    return new LineOfFire(List.copyOf(stacks), shots(shooters, stacks.size() - 1));
  }

  private static DrawnStack drawnUp(
      Setup setup, int index, String label, Stack stack, String parameter, List<String> terrain) {
    DrawnStack drawn = setup.drawnUp(Side.DEFENDER, index, label, stack, parameter, terrain);
    Setup.checkGunsQuality(drawn, parameter);
    return drawn;
  }

  private static List<LineShot> shots(List<DrawnShooter> shooters, int behind) {
    List<LineShot> shots = new ArrayList<>();
    for (DrawnShooter shooter : shooters) {
      shots.add(new LineShot(shooter, 0));
      for (int stack = 1; stack <= behind && shooter.aim().grazing().isPresent(); stack++) {
        shots.add(new LineShot(shooter.beyond(stack), stack));
      }
    }
    return List.copyOf(shots);
  }

  /** All stacks before the first shot. */
  SideState first() {
    return new SideState(
        stacks.stream()
            .map(stack -> stack.initial(false).moving(stack.written().moving()))
            .toList());
  }

  /**
   * The first shot from this one on that is fired: none at a unit that has gone, and a shooter
   * whose target has gone does not graze either.
   *
   * @return its number; if there is none, how many there are
   */
  int nextShot(int from, SideState now) {
    int shot = from;
    while (shot < shots.size() && isLost(shots.get(shot), now)) {
      shot = shots.get(shot).stack() == 0 ? nextShooter(shot) : shot + 1;
    }
    return shot;
  }

  private int nextShooter(int shot) {
    int next = shot + 1;
    while (next < shots.size() && shots.get(next).stack() > 0) {
      next++;
    }
    return next;
  }

  private static boolean isLost(LineShot shot, SideState now) {
    StackState target = now.of(shot.stack());
    return target.stack().hasUnit() && !target.stands();
  }
}
