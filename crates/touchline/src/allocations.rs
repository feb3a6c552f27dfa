//! Counts allocations, so that `touchline bench` can show that playing makes none.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// No destructor and a constant initial value, so that counting itself can never allocate or fail.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// How many allocations this thread has made so far.
pub(crate) fn on_this_thread() -> u64 {
    COUNT.get()
}

/// The system allocator with a counter per thread.
struct Counting;

#[global_allocator]
static GLOBAL: Counting = Counting;

#[expect(
    unsafe_code,
    reason = "counting allocations in a benchmark takes a global allocator, which is an unsafe trait"
)]
// SAFETY: every request is forwarded unchanged to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller upholds the contract of this same function.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller upholds the contract of this same function.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller upholds the contract of this same function.
        unsafe { System.realloc(old, layout, size) }
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of this same function.
        unsafe { System.dealloc(old, layout) }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn boxes_and_growing_vectors_are_counted() {
        let before = super::on_this_thread();
        let boxed = std::hint::black_box(Box::new(7_u64));
        assert_eq!(super::on_this_thread(), before + 1);
        let mut list = vec![*boxed];
        list.reserve_exact(100);
        assert_eq!(super::on_this_thread(), before + 3);
        drop(std::hint::black_box(list));
        assert_eq!(super::on_this_thread(), before + 3);
    }
}
